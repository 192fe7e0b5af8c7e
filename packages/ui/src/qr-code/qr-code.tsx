import { useId } from 'react'
import { codeDefaults } from './code-defaults.ts'
import { drawCode } from './draw-code.ts'
import { generatorDefaults } from './generator-defaults.ts'

const ink = '#20183f'
const ruby = '#a41f3f'
/** Of the drawing's pixels: white between the picture and the dots. */
const plateEdgePx = 16
const tones = 255

type QrCodeProps = Partial<Record<keyof typeof codeDefaults, number>> & {
  text: string
  label: string
  /** A small picture in the middle, from the page's own host. */
  logoUrl?: string
}

/** A text as a picture for a camera: dark on white in both themes, so that every camera reads it. */
export function QrCode({ text, label, logoUrl, ...wanted }: QrCodeProps) {
  const look = { ...codeDefaults, ...wanted }
  const wholePx = generatorDefaults.sizePx
  // Drawn large and shown small.
  const unit = wholePx / look.sizePx
  const marginPx = look.marginPx * unit
  const { cellPx, dots, finders } = drawCode(text, { marginPx, dotScale: look.dotScale })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${wholePx} ${wholePx}`}
      width={look.sizePx}
      height={look.sizePx}
      className="h-auto max-w-full"
    >
      <rect width={wholePx} height={wholePx} rx={look.cornerRadiusPx * unit} fill="#fff" />
      <path d={dots} fill={ink} />
      {finders.map(({ xPx, yPx }) => (
        <g key={`${xPx} ${yPx}`} transform={`translate(${xPx} ${yPx}) scale(${cellPx})`}>
          <rect x={0.5} y={0.5} width={6} height={6} rx={1.8} fill="none" stroke={ruby} />
          <rect x={2} y={2} width={3} height={3} rx={0.8} fill={ink} />
        </g>
      ))}
      {logoUrl && (
        <Logo
          url={logoUrl}
          widthPx={(wholePx - 2 * marginPx) * look.logoScale}
          radiusPx={look.cornerRadiusPx * unit}
          threshold={look.binarizeThreshold}
        />
      )}
    </svg>
  )
}

interface LogoProps {
  url: string
  widthPx: number
  radiusPx: number
  /** Of 255. */
  threshold: number
}

/** The picture on its white plate; pure black and white where colours are few: high contrast, forced colours, paper. */
function Logo({ url, widthPx, radiusPx, threshold }: LogoProps) {
  const id = useId()
  const plate = `${id}plate`
  const twoTone = `${id}tone`
  const startPx = (generatorDefaults.sizePx - widthPx) / 2
  const box = { x: startPx, y: startPx, width: widthPx, height: widthPx }
  const widePx = widthPx + 2 * plateEdgePx
  const wide = { x: startPx - plateEdgePx, y: startPx - plateEdgePx, width: widePx, height: widePx }
  return (
    <>
      <clipPath id={plate}>
        <rect {...box} rx={radiusPx} />
      </clipPath>
      <filter id={twoTone} colorInterpolationFilters="sRGB">
        <feColorMatrix type="saturate" values="0" />
        <feComponentTransfer>
          <feFuncR type="discrete" tableValues={stepsAt(threshold)} />
          <feFuncG type="discrete" tableValues={stepsAt(threshold)} />
          <feFuncB type="discrete" tableValues={stepsAt(threshold)} />
        </feComponentTransfer>
      </filter>
      <g
        style={{ ['--two-tone' as string]: `url(#${twoTone})` }}
        className="contrast-more:filter-(--two-tone) forced-colors:filter-(--two-tone) print:filter-(--two-tone)"
      >
        <rect {...wide} rx={radiusPx + plateEdgePx} fill="#fff" />
        <image href={url} {...box} clipPath={`url(#${plate})`} />
      </g>
    </>
  )
}

/** Black below the threshold and white from there on, for each 255th of lightness. */
const stepsAt = (threshold: number): string =>
  Array.from({ length: tones }, (_, tone) => (tone < threshold ? 0 : 1)).join(' ')
