import {
  type Orientation,
  type SheetSymbol,
  type SlotStage,
  type StageView,
  stageUrl,
} from '@fairground/art/slot-stage'
import type { SlotModel, SymbolId } from '@fairground/game-rules/slots'
import type { SymbolImages } from '../reels/symbol-images.ts'
import { loadPicture } from './load-picture.ts'

/** The pictures of one way to hold the screen that the canvas draws. */
export interface SceneryFrame {
  view: StageView
  reels: HTMLImageElement
  cabinet: HTMLImageElement
}

/** What a title looks like: its symbols, and its cabinet for the way that the screen is held. */
export interface Scenery {
  stage: SlotStage
  /** Address of the sheet of symbols, as it was loaded. */
  sheetUrl: string
  sheetSize: { width: number; height: number }
  symbolOf(id: SymbolId): SheetSymbol | undefined
  images: SymbolImages
  /** Undefined when its pictures cannot be had: the house's own cabinet stands there then. */
  frame(orientation: Orientation): Promise<SceneryFrame | undefined>
}

/** Names of the models' symbols on the sheet; any other has its own name there. */
const sheetNames: Record<string, string> = { ace: 'low1', king: 'low2', queen: 'low3', jack: 'low4', ten: 'low5' }

/** The scenery of a game; undefined when it has none, or its pictures cannot be had: the game plays without. */
export const loadScenery = (gameId: string, model: SlotModel): Promise<Scenery | undefined> =>
  fetchScenery(gameId, model).catch(() => undefined)

async function fetchScenery(gameId: string, model: SlotModel): Promise<Scenery | undefined> {
  const answer = await fetch(stageUrl(gameId))
  if (!answer.ok) return undefined
  const stage = (await answer.json()) as SlotStage
  const frames = new Map<Orientation, Promise<SceneryFrame | undefined>>()
  const frame = (orientation: Orientation) => {
    const known = frames.get(orientation)
    if (known) return known
    const loading = loadFrame(stage.views[orientation]).catch(() => undefined)
    frames.set(orientation, loading)
    return loading
  }
  const [sheet] = await Promise.all([loadPicture(stage.symbols.sheet), frame(orientationOf(innerWidth, innerHeight))])
  const symbolOf = (id: SymbolId) => stage.symbols.all.find((symbol) => symbol.id === (sheetNames[id] ?? id))
  const images = cutSheet(sheet, stage.symbols.size, model, symbolOf)
  if (!images) return undefined
  const sheetSize = { width: sheet.naturalWidth, height: sheet.naturalHeight }
  return { stage, sheetUrl: sheet.src, sheetSize, symbolOf, images, frame }
}

/** A screen that is clearly taller than wide is held upright. */
export const orientationOf = (width: number, height: number): Orientation =>
  width < height * 0.9 ? 'portrait' : 'landscape'

async function loadFrame(view: StageView): Promise<SceneryFrame> {
  const [reels, cabinet] = await Promise.all([loadPicture(view.pictures.reels), loadPicture(view.pictures.cabinet)])
  return { view, reels, cabinet }
}

/** Every symbol of the model as a picture of its own; undefined when the sheet lacks one: no reel may have a hole. */
function cutSheet(
  sheet: HTMLImageElement,
  size: number,
  model: SlotModel,
  symbolOf: Scenery['symbolOf'],
): SymbolImages | undefined {
  const images = new Map<SymbolId, HTMLCanvasElement>()
  for (const { id } of model.symbols) {
    const place = symbolOf(id)
    if (!place) return undefined
    const canvas = document.createElement('canvas')
    canvas.width = size
    canvas.height = size
    canvas.getContext('2d')?.drawImage(sheet, place.x, place.y, size, size, 0, 0, size, size)
    images.set(id, canvas)
  }
  return images
}
