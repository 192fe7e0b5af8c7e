import type { SymbolId } from '@fairground/game-rules/slots'
import type { CSSProperties } from 'react'
import { useGame } from '../components/game-context.ts'
import { symbolUrl, themeOr } from '../reels/symbol-images.ts'
import type { Scenery } from './scenery.ts'
import { useScenery } from './use-scenery.ts'

/** A symbol as the reels show it, outside of the canvas. `label` is read aloud; without one it is decoration. */
export function SymbolPicture({ symbol, label, className }: { symbol: SymbolId; label?: string; className: string }) {
  const { opened } = useGame()
  const scenery = useScenery()
  const style = scenery && sheetStyle(scenery, symbol)
  if (!style) return <img src={symbolUrl(themeOr(opened.theme), symbol)} alt={label ?? ''} className={className} />
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <span {...role} style={style} className={`block ${className}`} />
}

/** The square of a symbol on the sheet, at whatever size it is shown. */
function sheetStyle({ sheetUrl, sheetSize, stage, symbolOf }: Scenery, id: SymbolId): CSSProperties | undefined {
  const place = symbolOf(id)
  if (!place) return undefined
  const { size } = stage.symbols
  const share = (offset: number, whole: number) => (whole > size ? (offset / (whole - size)) * 100 : 0)
  return {
    backgroundImage: `url("${sheetUrl}")`,
    backgroundSize: `${(sheetSize.width / size) * 100}% ${(sheetSize.height / size) * 100}%`,
    backgroundPosition: `${share(place.x, sheetSize.width)}% ${share(place.y, sheetSize.height)}%`,
  }
}
