import { cx, Logo, LogoMark, type LogoProps } from '@fairground/ui'
import { useSiteLogo } from '../lib/use-site-logo.ts'

/** Whose site it is: the operator's logo, else the one it came with. */
export function SiteLogo({ size, className }: Omit<LogoProps, 'name'>) {
  const logo = useSiteLogo()
  if (!logo) return <Logo name="Fairground" size={size} className={className} />
  const { url, width, height } = logo
  return <img src={url} alt="Fairground" width={width} height={height} className={cx('max-w-full', className)} />
}

/** The same in a square, where there is no room for more. */
export function SiteMark({ className = 'size-9' }: { className?: string }) {
  const logo = useSiteLogo()
  if (!logo) return <LogoMark className={className} />
  return <img src={logo.faviconUrl} alt="" width={36} height={36} className={cx('rounded-xs', className)} />
}
