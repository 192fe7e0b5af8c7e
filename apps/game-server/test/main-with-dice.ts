import { runVendor } from '@fairground/vendor-kit'
import { createConfig } from '../src/config/config.ts'
import { readEnv } from '../src/config/env.ts'
import { startStudio } from '../src/start-studio.ts'
import { catalogueWithDice } from './slip-table.ts'

await runVendor(() => startStudio(createConfig(readEnv(process.env)), catalogueWithDice()))
