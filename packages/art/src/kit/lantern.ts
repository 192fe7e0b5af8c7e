import type { Canvas } from './canvas.ts'
import { svg } from './markup.ts'

/** A red paper lantern on its cord, lit from inside; about 34 wide at scale 1. */
export function lantern(canvas: Canvas, x: number, y: number, scale: number): string {
  const cap = '<rect x="-7" y="-15" width="14" height="5" rx="1.5" fill="#f3c455"/>'
  const foot =
    '<rect x="-7" y="10" width="14" height="5" rx="1.5" fill="#f3c455"/><path d="M0 15V27" stroke="#f3c455" stroke-width="2"/>'
  const ribs = 'M-9-10.5Q-13 0-9 10.5M0-12.5V12.5M9-10.5Q13 0 9 10.5'
  const paper = svg`<ellipse rx="17" ry="12.5" fill="#e8322f"/><path d="${ribs}" stroke="#7d0d18" fill="none" opacity=".55"/><ellipse rx="6" ry="10" fill="#ffb14a" opacity=".55"/>`
  const light = canvas.glow(0, 0, 34, { colour: '#ffb24a', opacity: 0.6 })
  return svg`<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0-40V-14" stroke="#3a0b12" stroke-width="1.4"/>${light}${cap}${paper}${foot}</g>`
}
