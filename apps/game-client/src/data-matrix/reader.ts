import { prepareZXingModule, type ReaderOptions, type ReadResult, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

// From our own origin; it is fetched with the first picture.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })

/** The DataMatrix codes in a picture. */
export const readMatrices = (picture: ImageData, options: ReaderOptions = {}): Promise<ReadResult[]> =>
  readBarcodes(picture, { formats: ['DataMatrix'], ...options })
