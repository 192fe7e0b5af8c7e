import { runVendor } from '@fairground/vendor-kit'
import { createConfig } from '../src/config/config.ts'
import { readEnv } from '../src/config/env.ts'
import { startStudio } from '../src/start-studio.ts'
import { catalogueWithSmallGame } from './small-game.ts'

await runVendor(() => startStudio(createConfig(readEnv(process.env)), catalogueWithSmallGame()))
