import path from 'node:path'
import { type Plugin, rolldown } from 'rolldown'

/** Packages that hold machine code, look for files beside themselves, or load by names made up as they run. */
const apart =
  /^(@node-rs\/.+|bufferutil|graphile-worker|jsonc-parser|pg-native|pino|sharp|smpp|socket\.io|utf-8-validate)(\/|$)/

interface Bundle {
  /** Runs as the entry does, from where it is written. */
  code: string
  /** What it was made of. */
  inputs: string[]
}

/** Puts an entry of the repository and what it loads into one module, to be written into `folder`. */
export async function bundleProgram(entry: string, folder: string): Promise<Bundle> {
  const build = await rolldown({
    input: entry,
    platform: 'node',
    external: apart,
    plugins: [keepPlaces(folder)],
    logLevel: 'silent',
  })
  try {
    const { output } = await build.generate({ format: 'esm', codeSplitting: false, banner })
    return { code: output[0].code, inputs: [...new Set(output[0].moduleIds)].filter((id) => path.isAbsolute(id)) }
  } finally {
    await build.close()
  }
}

/** Files that are read, and threads that are started, lie beside the source. */
const keepPlaces = (folder: string): Plugin => ({
  name: 'keep-places',
  transform: {
    filter: { code: /import\.meta\.|__dirname|__filename/ },
    handler(code, id) {
      if (id.includes('node_modules')) this.error(`${id} looks for files beside itself: leave its package apart`)
      const from = (target: string) => JSON.stringify(path.relative(folder, target).split(path.sep).join('/'))
      return {
        code: code
          .replaceAll('import.meta.dirname', `placeOf(${from(path.dirname(id))})`)
          .replaceAll('import.meta.url', `addressOf(${from(id)})`),
      }
    },
  },
})

const banner = `import { fileURLToPath as pathOfUrl } from 'node:url'
const addressOf = (file) => new URL(file, import.meta.url).href
const placeOf = (file) => pathOfUrl(addressOf(file))`
