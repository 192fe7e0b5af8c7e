export interface MutationScope {
  /** Patterns of the files that are mutated. */
  mutate: string[]
  /** Patterns of the tests that have to notice, those first that are quick and speak of one thing. */
  tests: string[]
}

const features = 'apps/server/src/features'
const wallet = `${features}/money/wallet`
const ledgerTests = 'packages/ledger/test'

/** What holds money. What the books themselves do is SQL: see `mutants.ts`. */
export const mutationScopes: Record<string, MutationScope> = {
  ledger: {
    mutate: ['packages/ledger/src/**/*.ts'],
    tests: [
      `${ledgerTests}/!(*model*|*race*|bench*|restore*|failover*).test.ts`,
      `${ledgerTests}/{ledger.race,batch-model.int,model.int}.test.ts`,
    ],
  },
  wallet: {
    mutate: [`${wallet}/**/*.ts`, `!${wallet}/**/*.test.ts`],
    tests: [
      `${wallet}/!(*.api).test.ts`,
      `${wallet}/*.api.test.ts`,
      `${features}/{network/agents/team-sums,games/jackpots/jackpots,games/play/prizes/jackpot-pools}.api.test.ts`,
    ],
  },
}
