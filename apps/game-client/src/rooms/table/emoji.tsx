import type { EmojiRequest } from '@fairground/contract/studio'
import { Icon } from '@fairground/ui'

export type Emoji = EmojiRequest['emoji']

/** What may be said at a table: no words, so that nobody can tell his cards. */
const icons: Record<Emoji, string> = {
  smile: 'icon-[ph--smiley-duotone]',
  laugh: 'icon-[ph--smiley-wink-duotone]',
  wow: 'icon-[ph--smiley-x-eyes-duotone]',
  think: 'icon-[ph--smiley-blank-duotone]',
  sad: 'icon-[ph--smiley-sad-duotone]',
  angry: 'icon-[ph--smiley-angry-duotone]',
  clap: 'icon-[ph--hands-clapping-duotone]',
  'thumbs-up': 'icon-[ph--thumbs-up-duotone]',
  heart: 'icon-[ph--heart-duotone]',
  fire: 'icon-[ph--fire-duotone]',
  luck: 'icon-[ph--clover-duotone]',
  bye: 'icon-[ph--hand-waving-duotone]',
}

export const EmojiMark = ({ emoji }: { emoji: Emoji }) => <Icon name={icons[emoji]} />
