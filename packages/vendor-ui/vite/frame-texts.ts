import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * The words of the frame travel in the vendor's own catalogue, `<namespace>.json`: one file per language is fetched. Where
 * both have a word, the vendor's is said.
 */
export const frameTexts = (namespace: string): Plugin => ({
  name: 'frame-texts',
  enforce: 'pre',
  load: {
    filter: { id: new RegExp(`/locales/[\\w-]+/${namespace}\\.json$`) },
    handler(id) {
      const ofFrame = path.join(path.dirname(id), 'frame.json')
      this.addWatchFile(ofFrame)
      return JSON.stringify({ ...readJson(ofFrame), ...readJson(id) })
    },
  },
})

const readJson = (file: string): object => JSON.parse(readFileSync(file, 'utf8'))
