import { createConfig } from '../src/config/config.ts'
import { readEnv } from '../src/config/env.ts'
import { startStudio } from '../src/start-studio.ts'
import { catalogueWithSmallGame } from './small-game.ts'

const studio = await startStudio(createConfig(readEnv(process.env)), catalogueWithSmallGame())
process.send?.({ ready: true })
process.once('SIGTERM', () => void studio.stop().then(() => process.exit(0)))
