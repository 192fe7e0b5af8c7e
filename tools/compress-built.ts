import { setPriority } from 'node:os'
import { compressBuilt } from './build.ts'

const lowest = 19

process.once('disconnect', () => process.exit())
setPriority(lowest)
await compressBuilt()
process.disconnect()
