import type { FishPicture } from '../catalogue/fishing.ts'
import { Canvas } from '../kit/canvas.ts'
import { svg } from '../kit/markup.ts'
import type { SubjectRef } from '../kit/subjects.ts'

interface Look {
  subject: SubjectRef
  /** Degrees around the circle of colours, for a fish that shares its shape with another. */
  hue?: number
  vividness?: number
}

const looks: Readonly<Record<FishPicture, Look>> = {
  sardine: { subject: 'noto:fish' },
  shrimp: { subject: 'noto:shrimp' },
  'tropical-fish': { subject: 'noto:tropical-fish' },
  clownfish: { subject: 'noto:tropical-fish', hue: -170, vividness: 1.5 },
  'spiral-shell': { subject: 'noto:spiral-shell' },
  goldfish: { subject: 'noto:fish', hue: 190, vividness: 1.9 },
  lobster: { subject: 'noto:lobster' },
  crab: { subject: 'noto:crab' },
  blowfish: { subject: 'noto:blowfish' },
  squid: { subject: 'noto:squid' },
  jellyfish: { subject: 'noto:jellyfish' },
  turtle: { subject: 'noto:turtle' },
  dolphin: { subject: 'noto:dolphin' },
  octopus: { subject: 'noto:octopus' },
  seal: { subject: 'noto:seal' },
  shark: { subject: 'noto:shark' },
  whale: { subject: 'noto:whale' },
  mermaid: { subject: 'noto:mermaid' },
  'giant-crab': { subject: 'noto:crab', hue: 265 },
  crocodile: { subject: 'noto:crocodile' },
  kraken: { subject: 'noto:octopus', hue: 285 },
  leviathan: { subject: 'noto:whale', hue: 150, vividness: 2.6 },
  dragon: { subject: 'noto:dragon' },
}

const size = 128

/**
 * One swimmer, lit from the surface: a shine along its back, the blue of the water on its belly, and a shadow under it.
 * Source: fish-art of the design.
 */
export function drawFish(name: FishPicture): string {
  const { subject, hue = 0, vividness = 1 } = looks[name]
  const canvas = new Canvas(size, size, `fish ${name}`)
  const filter = canvas.filter(sealight(hue, vividness))
  canvas.add(canvas.icon(subject, { x: size / 2, y: 62, size: 108, filter }))
  return canvas.toSvg()
}

const sealight = (
  hue: number,
  vividness: number,
): string => svg`<feColorMatrix in="SourceGraphic" type="hueRotate" values="${hue}" result="turned"/>
<feColorMatrix in="turned" type="saturate" values="${vividness}" result="body"/>
<feGaussianBlur in="SourceAlpha" stdDeviation="3" result="round"/>
<feSpecularLighting in="round" surfaceScale="5" specularConstant=".4" specularExponent="14" lighting-color="#dff6ff" result="shine">
<feDistantLight azimuth="262" elevation="46"/></feSpecularLighting>
<feComposite in="shine" in2="SourceAlpha" operator="in" result="back"/>
<feOffset in="SourceAlpha" dy="-9" result="raised"/><feGaussianBlur in="raised" stdDeviation="5" result="soft"/>
<feFlood flood-color="#062a6a" flood-opacity=".5"/><feComposite in2="soft" operator="out" result="below"/>
<feComposite in="below" in2="SourceAlpha" operator="in" result="belly"/>
<feGaussianBlur in="SourceAlpha" stdDeviation="4" result="wide"/><feOffset in="wide" dy="5" result="under"/>
<feFlood flood-color="#02122e" flood-opacity=".55"/><feComposite in2="under" operator="in" result="shadow"/>
<feMerge><feMergeNode in="shadow"/><feMergeNode in="body"/><feMergeNode in="belly"/><feMergeNode in="back"/></feMerge>`
