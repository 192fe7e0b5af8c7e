import type { ReactNode } from 'react'
import { sampleArt } from '../../stories/sample-art.ts'
import { Button } from '../button/button.tsx'
import { GameTile } from '../game-tile/game-tile.tsx'
import { Marquee } from '../marquee/marquee.tsx'
import { Shelf } from '../shelf/shelf.tsx'
import { Stall } from '../stall/stall.tsx'
import { VendorChip } from '../stall/vendor-chip.tsx'
import { Carousel } from './carousel.tsx'

const titles = ['Mùa hội mở màn, mời bạn vào chơi', 'Mỗi ván tự kiểm chứng', 'Đặt hạn mức trong 30 giây']
const slides = titles.map((title, index) => ({
  id: title,
  name: title,
  content: (
    <div
      className="flex h-75 flex-col items-start gap-5 bg-cover px-6 pt-14 text-[#fff6e4]"
      style={{ backgroundImage: `url("${sampleArt(index)}")` }}
    >
      <h2 className="poster max-w-130 text-3xl md:text-5xl">{title}</h2>
      <Button variant="lamp" size="lg">
        Đăng ký miễn phí
      </Button>
    </div>
  ),
}))

const notices = [
  {
    id: '1',
    content: (
      <>
        <b>Bảo trì:</b> sảnh Lotus Live nghỉ 03:00–03:30 ngày 21/11
      </>
    ),
  },
  {
    id: '2',
    content: (
      <>
        <b>Thể thao:</b> hoàn trả 1% không giới hạn mỗi thứ Hai
      </>
    ),
  },
  {
    id: '3',
    content: (
      <>
        <b>Xổ số:</b> kết quả miền Bắc 18:15 đã có, xem bảng kết quả
      </>
    ),
  },
]

const families = [
  ['Slots', '10.214 trò', 'slots'],
  ['Casino', '128 bàn', 'live'],
  ['Thể thao', '1.906 trận', 'sports'],
  ['Bắn cá', '64 phòng', 'fish'],
  ['Game bài', '212 phòng', 'pvp'],
  ['Xổ số', '37 loại vé', 'lottery'],
  ['E-Sports', '148 trận', 'esports'],
  ['Đá gà ảo', '5 sân', 'cock'],
] as const

const tiles = Array.from({ length: 24 }, (_, index) => ({ id: `game${index}`, name: `Trò chơi ${index + 1}` }))

export const stories: Record<string, () => ReactNode> = {
  many: () => <Carousel label="Khuyến mãi" slides={slides} isDark />,
  one: () => <Carousel label="Khuyến mãi" slides={slides.slice(0, 1)} />,
  marquee: () => <Marquee label="Thông báo" items={notices} onClose={() => {}} />,
  stalls: () => (
    <div className="grid grid-cols-4 gap-3 pt-4 lg:grid-cols-8 lg:gap-3.5">
      {families.map(([name, note, color], index) => (
        <Stall key={name} href="#stall" name={name} note={note} color={color} artSrc={sampleArt(index)} />
      ))}
    </div>
  ),
  shelf: () => (
    <Shelf
      label="Slots"
      rows={2}
      head={
        <>
          <h2 className="poster text-2xl">Slots</h2>
          <span className="text-sm text-ink-3">10.214 trò</span>
        </>
      }
    >
      {tiles.map(({ id, name }, index) => (
        <GameTile key={id} name={name} vendor="Moonwell" rtpBp={9650} artSrc={sampleArt(index)} onPlay={() => {}} />
      ))}
    </Shelf>
  ),
  chips: () => (
    <Shelf label="Nhà cung cấp" itemWidth="max-content" gapPx={8} arrows="sides">
      {tiles.map(({ id, name }, index) => (
        <VendorChip key={id} name={name} pressed={index === 0} />
      ))}
    </Shelf>
  ),
}
