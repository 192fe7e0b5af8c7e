import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import wasmUrl from 'zxing-wasm/writer/zxing_writer.wasm?url'

prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })

/** A square of modules, row by row. */
export interface Matrix {
  side: number
  isDark(column: number, row: number): boolean
}

/** A text as a DataMatrix code without its quiet zone. */
export async function writeMatrix(text: string): Promise<Matrix> {
  const { symbol, error } = await writeBarcode(text, {
    ...{ format: 'DataMatrix', forceSquareDataMatrix: true, withQuietZones: false },
  })
  if (error) throw new Error(error)
  const { data, width: side } = symbol
  return { side, isDark: (column, row) => data[row * side + column] === 0 }
}
