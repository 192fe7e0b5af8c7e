import { runVendor } from '@fairground/vendor-kit'
import { createConfig } from './config/config.ts'
import { readEnv } from './config/env.ts'
import { startStudio } from './start-studio.ts'

await runVendor(() => startStudio(createConfig(readEnv(process.env))))
