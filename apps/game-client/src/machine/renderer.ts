import 'pixi.js/unsafe-eval'
import { WebGLRenderer } from 'pixi.js'

/** More pixels per CSS pixel cost much and show little. */
const resolutionMax = 2

/** Draws on the canvas with WebGL; without anything of Pixi that this game does not use. */
export async function createRenderer(canvas: HTMLCanvasElement): Promise<WebGLRenderer<HTMLCanvasElement>> {
  const renderer = new WebGLRenderer<HTMLCanvasElement>()
  await renderer.init({
    canvas,
    width: 1,
    height: 1,
    resolution: Math.min(devicePixelRatio, resolutionMax),
    autoDensity: true,
    antialias: false,
    backgroundAlpha: 0,
    skipExtensionImports: true,
    powerPreference: 'high-performance',
  })
  return renderer
}
