import { measureVideo } from './support/measure-video.ts'

// `node measure-video.ts` with the addresses of a world: how far the picture of a table is behind, as one line of JSON.
process.stdout.write(JSON.stringify(await measureVideo()))
process.exit(0)
