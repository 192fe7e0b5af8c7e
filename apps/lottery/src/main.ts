import { runVendor } from '@fairground/vendor-kit'
import { readConfig } from './config.ts'
import { startLottery } from './start-lottery.ts'

await runVendor(() => startLottery(readConfig(process.env)))
