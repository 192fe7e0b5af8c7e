import writer from '@bwip-js/node'
import { codeOfCardId } from '@fairground/contract/studio'

/**
 * The smallest square that holds 64 bits and is typed by any reader: 14 × 14 modules have room for 62.7 of them. Every code
 * has the same size, so that none can be told from its shape.
 */
export const codeModules = 16

/** The DataMatrix of a card, row by row: true is black. */
export function drawCardCode(id: string): boolean[][] {
  const wanted = { bcid: 'datamatrix', text: codeOfCardId(id), version: `${codeModules}x${codeModules}` }
  const [drawn] = writer.raw(wanted)
  if (!drawn || !('pixs' in drawn)) throw new Error('a code of a card was not drawn')
  const { pixs } = drawn
  return Array.from({ length: codeModules }, (_, row) =>
    Array.from({ length: codeModules }, (_, column) => pixs[row * codeModules + column] === 1),
  )
}
