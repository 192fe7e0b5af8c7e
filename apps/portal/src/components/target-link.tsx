import { useUi } from '@fairground/ui'
import type { ReactNode } from 'react'
import type { BannerTarget } from '../lib/banner-target.ts'

interface TargetLinkProps {
  target: BannerTarget | undefined
  className?: string
  onClick?: () => void
  children: ReactNode
}

/** Leads where a banner says; only its words where it leads nowhere. */
export function TargetLink({ target, className, onClick, children }: TargetLinkProps) {
  const { Link } = useUi()
  if (!target) return children
  if (!target.isOutside)
    return (
      <Link href={target.href} className={className} onClick={onClick}>
        {children}
      </Link>
    )
  return (
    <a href={target.href} target="_blank" rel="noopener noreferrer" className={className} onClick={onClick}>
      {children}
    </a>
  )
}
