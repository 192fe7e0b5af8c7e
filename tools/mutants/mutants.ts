export interface Mutant {
  /** What the change takes away. */
  name: string
  file: string
  /** Stands in the file exactly once. */
  from: string
  to: string
  /** The test that has to fail: its file, and how its title begins. */
  test: { file: string; title: string }
}

const batches = 'packages/ledger/migrations/0012-batches.sql'
const ledgerTest = (name: string, title: string) => ({ file: `packages/ledger/test/${name}.test.ts`, title })
const playTest = (name: string, title: string) => ({
  file: `apps/server/src/features/games/play/${name}.test.ts`,
  title,
})
const fundsCheck = 'elsif not v_may_owe[d] and v_balances[d] - v_helds[d] < v_amount then'

/** Mistakes that have emptied wallets elsewhere. Each must be noticed by a test that says what went wrong. */
export const mutants: readonly Mutant[] = [
  {
    name: 'no lock on the accounts of a batch',
    file: batches,
    from: 'order by a.id for no key update;',
    to: 'order by a.id;',
    test: ledgerTest('batches.race', '[T-02]'),
  },
  {
    name: 'no unique key of requests',
    file: 'packages/ledger/migrations/0014-blocks.sql',
    from: 'create index requests_by_time on ledger.requests using brin (created_at);',
    to: `alter table ledger.requests drop constraint requests_pkey cascade;
create index requests_by_key on ledger.requests (scope, key);`,
    test: ledgerTest('ledger.race', '[I-09] the same key for transfers of twenty members at once'),
  },
  {
    name: 'debit and credit change places',
    file: batches,
    from: 'v_balances[d] := v_balances[d] - v_amount;\n        v_balances[c] := v_balances[c] + v_amount;',
    to: 'v_balances[d] := v_balances[d] + v_amount;\n        v_balances[c] := v_balances[c] - v_amount;',
    test: ledgerTest('batches.int', 'an earlier transfer of a batch counts for the next'),
  },
  {
    name: 'a rollback before its bet leaves no tombstone',
    file: 'apps/server/src/features/games/play/money/roll-back-bet.ts',
    from: '    await saveTransactions(tx, [tombstoneOf(command)], now)\n',
    to: '    void tombstoneOf(command)\n',
    test: playTest('protocol/psw-money.api', 'W-16 W-17 '),
  },
  {
    name: 'a tombstone is not looked up',
    file: 'apps/server/src/features/games/play/protocol/replay.ts',
    from: "  if (seen.state === 'TOMBSTONED' && seen.playerId === playerId) return { code: 'BET_CANCELLED' }\n",
    to: '  void playerId\n',
    test: playTest('protocol/psw-money.api', 'W-16 W-17 '),
  },
  {
    name: 'a debit beyond the balance stops at zero',
    file: batches,
    from: `${fundsCheck}\n        v_codes[i] := 'INSUFFICIENT_FUNDS';\n      else\n        v_balances[d] := v_balances[d] - v_amount;`,
    to: 'else\n        v_balances[d] := case when v_may_owe[d] then v_balances[d] - v_amount else greatest(v_balances[d] - v_amount, 0) end;',
    test: ledgerTest('batches.int', '[I-10] a refusal of a batch is remembered'),
  },
  {
    name: 'keys are forgotten after a year',
    file: batches,
    from: 'where o.scope = i.scope and o.key = i.key limit 1\n    ) r',
    to: "where o.scope = i.scope and o.key = i.key and o.created_at > now() - interval '1 year' limit 1\n    ) r",
    test: ledgerTest('batches.int', '[I-10] a key is known for ever'),
  },
  {
    name: 'held money is spent',
    file: batches,
    from: fundsCheck,
    to: 'elsif not v_may_owe[d] and v_balances[d] < v_amount then',
    test: ledgerTest('batch-model.int', '[T-01]'),
  },
  {
    name: 'a closed account is paid',
    file: batches,
    from: 'if v_closed[d] or v_closed[c] then',
    to: 'if false then',
    test: ledgerTest('batches.int', 'a closed account'),
  },
  {
    name: 'a key that comes with another request is taken for a repetition',
    file: batches,
    from: "i.request_hash = r.request_hash and r.operation = 'post' end as is_same",
    to: 'true end as is_same',
    test: ledgerTest('batch-model.int', '[T-01]'),
  },
]
