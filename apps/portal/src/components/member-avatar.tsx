import type { ArtKey } from '@fairground/art/url'
import { Avatar } from '@fairground/ui'
import { artSrc } from '../lib/art.ts'

interface MemberAvatarProps {
  account: string | undefined
  /** Key of the art manifest, or of a picture that was uploaded. */
  icon: string | undefined
  size?: 'md' | 'lg'
}

/** The picture a member chose, else the first letters of the name. */
export function MemberAvatar({ account, icon, size }: MemberAvatarProps) {
  return <Avatar name={account ?? '?'} src={icon && srcOf(icon)} size={size} ring />
}

const srcOf = (icon: string) => (icon.startsWith('picture/') ? `/wps/${icon}` : artSrc(icon as ArtKey))
