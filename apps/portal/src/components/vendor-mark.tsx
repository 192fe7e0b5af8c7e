import { artSrc } from '../lib/art.ts'

/** A brand's wordmark in the colour of the text around it; its name in words where no mark was drawn. */
export function VendorMark({ code, name, className = 'h-4.5' }: { code: string; name: string; className?: string }) {
  const src = artSrc(`vendor/${code}`)
  if (!src) return <span className="text-sm font-bold">{name}</span>
  const mask = `url("${src}") center / contain no-repeat`
  return (
    <span role="img" aria-label={name} className={`relative inline-block max-w-full overflow-hidden ${className}`}>
      <img src={src} alt="" aria-hidden="true" className="h-full w-auto opacity-0" loading="lazy" />
      <span className="absolute inset-0 bg-current" style={{ mask, WebkitMask: mask }} />
    </span>
  )
}
