import { cx } from '@fairground/ui'
import { useState } from 'react'
import { art } from '../lib/art.ts'

interface VendorMarkProps {
  code: string
  name: string
  className?: string
}

/** A brand's wordmark in the colour of the text around it; its name in words until it has come, and where none was drawn. */
export function VendorMark({ code, name, className = 'h-4.5' }: VendorMarkProps) {
  const [isThere, setThere] = useState(false)
  const file = art(`vendor/${code}`)
  if (!file) return <span className="font-poster text-sm">{name}</span>
  const mask = `url("${file.url}") center / contain no-repeat`
  return (
    <span role="img" aria-label={name} className={cx('relative inline-block max-w-full overflow-hidden', className)}>
      <img
        // One that was kept has come before anybody listened.
        ref={(image) => {
          if (image?.complete && image.naturalWidth > 0) setThere(true)
        }}
        onLoad={() => setThere(true)}
        src={file.url}
        width={file.width}
        height={file.height}
        alt=""
        aria-hidden="true"
        className="h-full w-auto opacity-0"
        loading="lazy"
      />
      {isThere ? (
        <span className="absolute inset-0 bg-current" style={{ mask, WebkitMask: mask }} />
      ) : (
        <span className="absolute inset-0 flex items-center truncate font-poster text-sm leading-none">{name}</span>
      )}
    </span>
  )
}
