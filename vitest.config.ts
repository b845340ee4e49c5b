import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**', 'test/browser/**'],
    outputFile: { json: process.env.REPORT ?? 'node_modules/.cache/vitest.json' },
    setupFiles: ['test/fixed-seed.ts'],
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
