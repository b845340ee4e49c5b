import type { RulesPage } from '#table/rules-page.ts'

export const rulesPage: RulesPage = { sections: [] }
