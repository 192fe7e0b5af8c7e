/** What letters of roads stand for. */
const words = [
  ...['banker', 'player', 'tie', 'dragon', 'tiger', 'big', 'small', 'triple'],
  ...['even', 'odd', 'fan', 'pair', 'different'],
] as const
type RoadWord = (typeof words)[number]

/** In the order of the words, as the catalogue of each game has them: the lobby of a portal knows no game. */
const told: Readonly<Record<string, string>> = {
  ar: 'المصرف|اللاعب|تعادل|التنين|النمر|كبير|صغير|أي ثلاثية|زوجي|فردي|فان #|زوج|كلها مختلفة',
  bn: 'ব্যাংকার|প্লেয়ার|টাই|ড্রাগন|টাইগার|বড়|ছোট|যেকোনো ট্রিপল|জোড়|বিজোড়|ফান #|জোড়া|সব আলাদা',
  de: 'Bank|Spieler|Unentschieden|Drache|Tiger|Groß|Klein|Beliebiger Drilling|Gerade|Ungerade|Fan: #|Paar|Alle verschieden',
  en: 'Banker|Player|Tie|Dragon|Tiger|Big|Small|Triple|Even|Odd|Fan #|Pair|All different',
  es: 'Banca|Jugador|Empate|Dragón|Tigre|Grande|Pequeño|Cualquier triple|Par|Impar|Fan: #|Pareja|Todas distintas',
  fa: 'بنکر|پلیر|مساوی|اژدها|ببر|بزرگ|کوچک|هر سه‌تایی|زوج|فرد|فن #|جفت|همه متفاوت',
  fil: 'Banker|Player|Tabla|Dragon|Tigre|Malaki|Maliit|Anumang trio|Pares|Gansal|Pan #|Pares|Magkakaiba lahat',
  fr: 'Banque|Joueur|Égalité|Dragon|Tigre|Grand|Petit|N’importe quel triple|Pair|Impair|Fan : #|Paire|Toutes différentes',
  hi: 'बैंकर|प्लेयर|टाई|ड्रैगन|टाइगर|बड़ा|छोटा|कोई भी तिकड़ी|सम|विषम|फ़ान #|जोड़ी|सब अलग',
  id: 'Banker|Player|Seri|Naga|Harimau|Besar|Kecil|Triple mana pun|Genap|Ganjil|Fan #|Pasangan|Semua berbeda',
  it: 'Banco|Giocatore|Pareggio|Drago|Tigre|Grande|Piccolo|Qualsiasi triplo|Pari|Dispari|Fan: #|Coppia|Tutte diverse',
  ja: 'バンカー|プレイヤー|タイ|ドラゴン|タイガー|大|小|全ゾロ目|偶数|奇数|番 #|ペア|すべて別',
  kk: 'Банкир|Ойыншы|Тең|Айдаһар|Жолбарыс|Үлкен|Кіші|Кез келген үштік|Жұп|Тақ|Фан #|Жұп|Бәрі әртүрлі',
  km: 'មេបៀ|អ្នកលេង|ស្មើ|នាគ|ខ្លា|ធំ|តូច|បីដូចណាមួយ|គូ|សេស|ហ្វាន #|គូ|ខុសគ្នាទាំងអស់',
  ko: '뱅커|플레이어|타이|드래곤|타이거|대|소|모든 트리플|짝|홀|판 #|페어|모두 다름',
  lo: 'ເຈົ້າມື|ຜູ້ຫຼິ້ນ|ສະເໝີ|ມັງກອນ|ເສືອ|ສູງ|ຕ່ຳ|ຕອງໃດກໍໄດ້|ຄູ່|ຄີກ|ຟານ #|ຄູ່|ຕ່າງກັນໝົດ',
  mn: 'Банкир|Тоглогч|Тэнцээ|Луу|Бар|Том|Жижиг|Гурван ижил шоо|Тэгш|Сондгой|Фан #|Хос|Бүгд өөр',
  ms: 'Banker|Pemain|Seri|Naga|Harimau|Besar|Kecil|Mana-mana tripel|Genap|Ganjil|Fan #|Pasangan|Semua berbeza',
  my: 'ဘန်ကာ|ပလေယာ|သရေ|နဂါး|ကျား|အကြီး|အသေး|မည်သည့်သုံးလုံးတူမဆို|စုံ|မ|ဖန် #|အတွဲ|အားလုံးကွဲပြား',
  ne: 'बैंकर|प्लेयर|बराबर|ड्र्यागन|टाइगर|ठूलो|सानो|कुनै तिनै उस्तै|जोर|बिजोर|फान #|जोडी|सबै फरक',
  pt: 'Banca|Jogador|Empate|Dragão|Tigre|Grande|Pequeno|Qualquer trinca|Par|Ímpar|Fan: #|Par|Todas diferentes',
  ru: 'Банкир|Игрок|Ничья|Дракон|Тигр|Большие|Малые|Любая тройка|Чётное|Нечётное|Фан #|Пара|Все разные',
  ta: 'பேங்கர்|பிளேயர்|சமன்|டிராகன்|டைகர்|பெரியது|சிறியது|ஏதேனும் மும்மை|இரட்டை|ஒற்றை|ஃபான் #|ஜோடி|அனைத்தும் வேறு',
  th: 'เจ้ามือ|ผู้เล่น|เสมอ|มังกร|เสือ|สูง|ต่ำ|ตองใดก็ได้|คู่|คี่|ฟาน #|คู่|ต่างกันทั้งหมด',
  tr: 'Banker|Oyuncu|Berabere|Ejderha|Kaplan|Büyük|Küçük|Herhangi bir üçlü|Çift|Tek|Fan: #|Çift|Hepsi farklı',
  ur: 'بینکر|پلیئر|ٹائی|ڈریگن|ٹائیگر|بڑا|چھوٹا|کوئی بھی ٹرپل|جفت|طاق|فین #|جوڑا|سب مختلف',
  uz: 'Bankir|O‘yinchi|Durang|Ajdar|Yo‘lbars|Katta|Kichik|Istalgan uchlik|Juft|Toq|Fan: #|Juftlik|Hammasi har xil',
  vi: 'Cái|Con|Hoà|Rồng|Hổ|Tài|Xỉu|Bão|Chẵn|Lẻ|Phán #|Đôi|Khác nhau',
  zh: '庄|闲|和|龙|虎|大|小|任意围骰|双|单|#番|对子|三个不同',
  'zh-TW': '莊|閒|和|龍|虎|大|小|任意圍骰|雙|單|#番|對子|三個不同',
}

export type RoadNames = Readonly<Record<string, string>> & { readonly en: string }

/** The word in every language of the product. */
export function roadNames(word: RoadWord): RoadNames {
  const place = words.indexOf(word)
  const names = Object.entries(told).map(([language, text]) => [language, text.split('|')[place] ?? ''])
  return { en: '', ...Object.fromEntries(names) }
}

/** Of what is left at fan-tan, in every language. */
export const fanNames = (rest: string): RoadNames => {
  const names = Object.entries(roadNames('fan')).map(([language, text]) => [language, text.replace('#', rest)])
  return { en: '', ...Object.fromEntries(names) }
}
