import 'pixi.js/unsafe-eval'
import { type Container, extensions, StencilMask, Ticker, WebGLRenderer } from 'pixi.js'

/** More pixels per CSS pixel cost much and show little. */
const resolutionMax = 2

// The one kind of mask on the stage; the build leaves out all that Pixi would add by itself.
extensions.add(StencilMask)

// It would ask for every frame of the screen; what it does, freeing what is no longer drawn, is done with each draw.
Ticker.system.autoStart = false
Ticker.system.stop()

export interface Renderer {
  draw(root: Container): void
  resize(width: number, height: number): void
}

/** Draws on the canvas with WebGL; without anything of Pixi that this game does not use. */
export async function createRenderer(canvas: HTMLCanvasElement): Promise<Renderer> {
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
  return {
    draw(root) {
      renderer.render(root)
      Ticker.system.update()
    },
    resize: (width, height) => renderer.resize(width, height),
  }
}
