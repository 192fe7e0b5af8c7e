/**
 * Letters of other alphabets, and rare ones of Latin, that look like a plain Latin letter: the single letters of Unicode's
 * confusables (UTS #39), and small forms that are written in their place.
 */
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'ɅɑΑαАаᎪᗅꓮ𐊠𖽀ᴀ',
  b: 'ƂƃƄΒβБВЬвѢѣҌҍᏏᏴᖯᗷꓐꞴ𐊂𐊡𐌁ʙ',
  c: 'ȼСсҪҫᏟᴄⲤⲥꓚꮯ𐊢𐌂𐐕𐐽𐔜',
  d: 'ƌԁᎠᏧᑯᗞᗪꓒꓓᴅ',
  e: 'ɆɇΕεЕеҽҿᎬⴹꓰꬲ𐊆𑢦𑢮ᴇ',
  f: 'ꜰƑƒϜքᖴᵮẝꓝꞘꞙꬵ𐊇𐊥𐔥𑢢𑣂',
  g: 'ƍɡԌԍցᏀᏳᶃꓖɢ',
  h: 'ɦΗНнћҢһӇӉհᎻᏂᏲᕼⱧⲎꓧꚕ𐋏ʜ',
  i: 'ɩɪιіӏᎥᵻᵼꙇꭵ𑣃',
  j: 'ɈɉͿϳЈјᎫᒍꓙꞲᴊ',
  k: 'ΚκКкҚҞᏦᛕⱩⲔꓗꝀ𐔘ᴋ',
  l: 'ƖǀɫɭΙІӀᏞᒪᛁⲒⳐⵏꓡꓲ𐊊𐌉𐐛𐔦𑢣𑢲𖼖𖼨ʟ',
  m: 'ΜϺМмӍᎷᗰᛖⲘꓟ𐊰𐌑ᴍ',
  n: 'ƞɳΝηпոռᵰⲚꓠ𐔓ɴ',
  o: 'ƟɵΘΟθοσОоѲѳӨөՕօჿᎾᏫᴏᴑⲞⲟⴱⵁⵔꓳꝊꝋꬽꬾꭴꮎꮻ𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑢵𑣈𑣗',
  p: 'ƥΡρРрᏢᑭᵽⲢⲣꓑ𐊕ᴘ',
  q: 'ꞯʠԛգզⵕ',
  r: 'ƦɍɼɽгғᎡᏒᖇᴦᵲⲅꓣꭇꭈꮁ𐒴𖼵ʀ',
  s: 'ƽʂЅѕՏᏕᏚᵴꓢꜱꮪ𐊖𐐠𐑈𑣁𖼺',
  t: 'ƭƮȾΤτТтҬᎢᵵⲦꓔ𐊗𐊱𐌕𑢼𖼊ᴛ',
  u: 'ɄʋυцՍսᏌᑌᴜᵾꓴꞟꭎꭒꮜ𐓎𐓶𑢸𑣘𖽂',
  v: 'νѴѵᏙᐯᴠⴸꓦꮩ𐔝𑢠𑣀𖼈',
  w: 'ɯωшѡѽԜԝաᎳᏔᴡꓪꝡꮃ',
  x: 'ΧХхҲᕁᕽᚷⲬⵝꓫꞳ𐊐𐊴𐌗𐔧',
  y: 'ɎɏɣʏΥγУуҮүҰұყᎩᎽᶌỿⲨꓬꭚ𐊲𑢤𑣜𖽃',
  z: 'ȤȥʐΖᏃᴢᵶꓜꮓ𑢩𑣄',
}
const latinOf = new Map(
  Object.entries(lookAlikes).flatMap(([latin, others]) => [...others].map((other) => [other, latin])),
)

/** Letters in boxes, in black circles, of flags: each row begins with A. */
const rowsOfLetters = [0x1f150, 0x1f170, 0x1f1e6]

/** The small Latin letter that the sign looks like; undefined for one that looks like itself only. */
export function latinLookOf(sign: string): string | undefined {
  const known = latinOf.get(sign)
  if (known !== undefined) return known
  const code = sign.codePointAt(0) ?? 0
  const row = rowsOfLetters.find((first) => code >= first && code < first + 26)
  return row === undefined ? undefined : String.fromCharCode(97 + code - row)
}
