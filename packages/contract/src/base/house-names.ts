import { plainLetters } from './plain-letters.ts'
import { readingOf } from './reading.ts'

/** Words that make a name look official, in the site's languages. */
const speaking = `
  admin administrator administrador administrateur amministratore yonetici webmaster moderator moderador moderateur moderatore
  official officiel oficial ufficiale offiziell support supporter helpdesk hotline staff operator sysop system root cskh qtv
  customerservice customercare customersupport servicedesk servicio atencion kundenservice kundendienst assistenza soporte suporte
  chamsockhachhang hotro hotrokhachhang quantrivien nhanvien nhacai tongdai banquantri banquanly dieuhanhvien chinhthuc
  layananpelanggan pelayanan khidmatpelanggan dukungan bantuan petugas resmi destek yetkili musterihizmetleri
  админ администратор модератор поддержка техподдержка служба официальный оператор
  客服 客服中心 官方 管理员 管理員 管理者 版主 工作人员 工作人員 站长 站長 運営 公式 サポート 運営事務局 スタッフ
  관리자 운영자 운영진 고객센터 상담원 공식 แอดมิน ผู้ดูแล ผู้ดูแลระบบ ฝ่ายบริการลูกค้า เจ้าหน้าที่ एडमिन प्रशासक व्यवस्थापक सहायता
  অ্যাডমিন সহায়তা ادمین پشتیبانی مدیر مشرف الدعم الادارة ایڈمن အက်ဒမင် អ្នកគ្រប់គ្រង ແອດມິນ நிர்வாகி
`
/** Words that a name may have in it and not be. */
const whole =
  'house trial closed guest player member agent master owner service cashier bot mod gm security finance payment'
/** The house itself, wherever it stands in a name. */
const brands = ['fairground', 'hoicho']
/** Phrases that no other word holds. */
const sureLengthMin = 8

const looks: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '|': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/** What a name looks like at a glance. */
const glance = (text: string): string =>
  plainLetters(readingOf(text).text)
    .replace(/[0134571l|!@$]/g, (sign) => looks[sign] ?? sign)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
const lettersOnly = (text: string): string => text.replace(/[^\p{L}\p{M}]/gu, '')
const listed = (text: string): Set<string> => new Set(text.split(/\s+/).filter(Boolean).map(glance))
const [speakingWords, wholeWords] = [listed(speaking), listed(whole)]
const brandLooks = brands.map(glance)
const phraseWordsMax = 4

/**
 * Whether the name could be taken for staff or for the house: by its words, by letters that look like others, with
 * figures and signs around.
 */
export function isHouseName(name: string): boolean {
  const bare = name.replace(/^[\p{N}\p{P}\p{S}\s]+|[\p{N}\p{P}\p{S}\s]+$/gu, '')
  return [name, bare, bare.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')].some((text) => speaksForHouse(glance(text)))
}

function speaksForHouse(look: string): boolean {
  const words = look.split(/[^\p{L}\p{M}]+/u).filter(Boolean)
  const all = lettersOnly(look)
  if (wholeWords.has(all) || speakingWords.has(all)) return true
  if (phrasesOf(words).some((phrase) => speakingWords.has(phrase) || brandLooks.includes(phrase))) return true
  return brandLooks.some((house) => house.length >= sureLengthMin && all.includes(house)) || isLittleMore(all)
}

const phrasesOf = (words: readonly string[]): string[] =>
  words.flatMap((_, at) => Array.from({ length: phraseWordsMax }, (_, more) => words.slice(at, at + more + 1).join('')))

/** `AdminVN`, `xsupportx`: nothing but words of the house and two letters or fewer. */
function isLittleMore(all: string): boolean {
  return [...speakingWords].some((word) => word.length >= 5 && all.includes(word) && all.length - word.length <= 2)
}
