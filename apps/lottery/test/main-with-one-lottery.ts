import { runVendor } from '@fairground/vendor-kit'
import { readConfig } from '../src/config.ts'
import { houseLotteries } from '../src/houses/house-lotteries.ts'
import { startLottery } from '../src/start-lottery.ts'

/** The program as it is, with the lottery whose id its last argument names, and no other. */
await runVendor(() =>
  startLottery(
    readConfig(process.env),
    houseLotteries.filter(({ gameId }) => gameId === process.argv.at(-1)),
  ),
)
