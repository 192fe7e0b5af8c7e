import { runVendor } from '@fairground/vendor-kit'
import { readConfig } from './config.ts'
import { startSportsbook } from './start-sportsbook.ts'

await runVendor(() => startSportsbook(readConfig(process.env)))
