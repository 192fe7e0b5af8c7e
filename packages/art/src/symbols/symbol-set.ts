import type { Theme } from '../catalogue/themes.ts'
import type { InkName } from '../kit/inks.ts'
import type { FaceName } from '../kit/outline.ts'
import type { PaletteName } from '../kit/palettes.ts'
import type { SubjectRef } from '../kit/subjects.ts'

/** A subject, or the red seven of the fruit machines; single-colour icons are struck as coins. */
export type SymbolSubject = SubjectRef | 'seven'

/** The picture symbols of one theme family, from the best to the plainest. */
export interface SymbolSet {
  palette: PaletteName
  face: FaceName
  ink: InkName
  wild: SymbolSubject
  scatter: SymbolSubject
  top: SymbolSubject
  high1: SymbolSubject
  high2: SymbolSubject
  high3: SymbolSubject
}

type Row = [
  palette: PaletteName,
  face: FaceName,
  ink: InkName,
  pictures: Pick<SymbolSet, 'wild' | 'scatter' | 'top' | 'high1' | 'high2' | 'high3'>,
]

function symbolSet(...[palette, face, ink, pictures]: Row): SymbolSet {
  return { palette, face, ink, ...pictures }
}

export const symbolSets: Record<Theme, SymbolSet> = {
  phoenix: symbolSet('ember', 'bevan', 'gold', {
    wild: 'fluent:fire',
    scatter: 'noto:volcano',
    top: 'fluent:phoenix-bird',
    high1: 'fluent:crown',
    high2: 'fluent:gem-stone',
    high3: 'noto:red-paper-lantern',
  }),
  dragon: symbolSet('jade', 'bevan', 'gold', {
    wild: 'noto:dragon',
    scatter: 'noto:coin',
    top: 'noto:dragon-face',
    high1: 'noto:tiger-face',
    high2: 'game:circling-fish',
    high3: 'noto:folding-hand-fan',
  }),
  fortune: symbolSet('tet', 'bevan', 'gold', {
    wild: 'fluent:red-envelope',
    scatter: 'noto:firecracker',
    top: 'fluent:money-bag',
    high1: 'game:cat',
    high2: 'fluent:coin',
    high3: 'fluent:cherry-blossom',
  }),
  sea: symbolSet('deep', 'yeseva', 'ice', {
    wild: 'fluent:trident-emblem',
    scatter: 'noto:oyster',
    top: 'noto:mermaid',
    high1: 'noto:octopus',
    high2: 'noto:tropical-fish',
    high3: 'noto:anchor',
  }),
  west: symbolSet('sand', 'slab', 'fire', {
    wild: 'game:horseshoe',
    scatter: 'game:western-hat',
    top: 'noto:bison',
    high1: 'noto:eagle',
    high2: 'noto:cactus',
    high3: 'noto:feather',
  }),
  egypt: symbolSet('sand', 'chonburi', 'gold', {
    wild: 'game:ankh',
    scatter: 'game:eye-of-horus',
    top: 'game:pharoah',
    high1: 'game:anubis',
    high2: 'game:scarab-beetle',
    high3: 'game:horus',
  }),
  night: symbolSet('violet', 'yeseva', 'violet', {
    wild: 'noto:crescent-moon',
    scatter: 'fluent:crystal-ball',
    top: 'noto:wolf',
    high1: 'noto:owl',
    high2: 'noto:bat',
    high3: 'noto:candle',
  }),
  fair: symbolSet('dusk', 'sigmar', 'gold', {
    wild: 'fluent:glowing-star',
    scatter: 'fluent:ferris-wheel',
    top: 'seven',
    high1: 'fluent:bell',
    high2: 'fluent:grapes',
    high3: 'fluent:cherries',
  }),
  garden: symbolSet('rose', 'lobster', 'cream', {
    wild: 'noto:lotus',
    scatter: 'noto:butterfly',
    top: 'noto:peacock',
    high1: 'noto:flamingo',
    high2: 'noto:hibiscus',
    high3: 'noto:red-paper-lantern',
  }),
  jungle: symbolSet('forest', 'slab', 'gold', {
    wild: 'noto:tiger',
    scatter: 'noto:long-drum',
    top: 'noto:gorilla',
    high1: 'noto:crocodile',
    high2: 'noto:elephant',
    high3: 'noto:parrot',
  }),
  neon: symbolSet('neon', 'bungee', 'neon', {
    wild: 'fluent:high-voltage',
    scatter: 'fluent:rocket',
    top: 'fluent:robot',
    high1: 'fluent:ringed-planet',
    high2: 'fluent:gem-stone',
    high3: 'fluent:headphone',
  }),
  frost: symbolSet('frost', 'slab', 'ice', {
    wild: 'noto:snowflake',
    scatter: 'game:mountaintop',
    top: 'noto:polar-bear',
    high1: 'noto:mammoth',
    high2: 'noto:deer',
    high3: 'noto:gem-stone',
  }),
  royal: symbolSet('plum', 'bevan', 'gold', {
    wild: 'fluent:crown',
    scatter: 'noto:castle',
    top: 'noto:lion',
    high1: 'noto:crossed-swords',
    high2: 'noto:shield',
    high3: 'noto:rose',
  }),
}
