import 'pixi.js/unsafe-eval'
import { extensions, StencilMask, WebGLRenderer } from 'pixi.js'

/** More pixels per CSS pixel cost much and show little. */
const resolutionMax = 2

// The one kind of mask on the stage; the build leaves out all that Pixi would add by itself.
extensions.add(StencilMask)

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
