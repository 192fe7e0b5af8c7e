import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { isSound, proofsOf } from './history.ts'
import { runSoak } from './run-soak.ts'

// `npm run soak -- --seconds 600 --seed 7`: the same seed plays and kills in the same order.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    seed: { type: 'string' },
    bettors: { type: 'string', default: '16' },
    spinners: { type: 'string', default: '4' },
    movers: { type: 'string', default: '4' },
    'kill-every-ms': { type: 'string', default: '8000' },
  },
})
const report = await runSoak({
  seed: values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed),
  seconds: Number(values.seconds),
  bettors: Number(values.bettors),
  spinners: Number(values.spinners),
  movers: Number(values.movers),
  killEveryMs: Number(values['kill-every-ms']),
  log: console.log,
})
const { kills, missing, ...figures } = report
console.log(`killed ${kills.length} times: ${kills.join(', ')}`)
for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(13)} ${value}`)
for (const { id, holds, says } of proofsOf(report)) console.log(`${id}  ${holds ? 'ok    ' : 'FAILED'}  ${says}`)
if (missing.length > 0) console.error(`GIVEN UP: ${missing.join(', ')} did not come back, so nothing else was proven`)
console.log(isSound(report) ? 'sound' : 'NOT SOUND')
process.exit(isSound(report) ? 0 : 1)
