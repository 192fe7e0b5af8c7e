import QRCodeStyling from 'qr-code-styling'
import { useEffect, useRef } from 'react'

/** Drawn large and shown small: its dots are whole pixels, and at this size hardly any are lost to rounding. */
const sizePx = 768

/** A text as a picture for a camera: dark on white in both themes, so that every camera reads it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const node = box.current
    if (!node) return
    const code = new QRCodeStyling({
      type: 'svg',
      width: sizePx,
      height: sizePx,
      margin: 24,
      data: text,
      qrOptions: { errorCorrectionLevel: 'M' },
      dotsOptions: { type: 'rounded', color: '#20183f' },
      cornersSquareOptions: { type: 'extra-rounded', color: '#a41f3f' },
      backgroundOptions: { color: '#ffffff' },
    })
    code.append(node)
    return () => node.replaceChildren()
  }, [text])
  return (
    <div ref={box} role="img" aria-label={label} className="size-48 overflow-hidden rounded-sm bg-white *:size-full" />
  )
}
