import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**', 'test/browser/**'],
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
  },
})
