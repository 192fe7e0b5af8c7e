import avatars from 'virtual:art/avatar'
import { type ArtKey, artUrl } from '@fairground/art/url'
import { Avatar } from '@fairground/ui'

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

const srcOf = (icon: string) => (icon.startsWith('picture/') ? `/wps/${icon}` : artUrl(avatars, icon as ArtKey))
