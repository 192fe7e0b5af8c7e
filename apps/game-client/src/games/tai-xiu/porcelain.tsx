const blue = '#3357b5'
const petals = Array.from({ length: 24 }, (_, index) => {
  const angle = (index / 24) * Math.PI * 2
  return { id: index, x: Math.cos(angle) * 176, y: Math.sin(angle) * 61 }
})
const leaves = [-66, -34, 34, 66, 0]

/** A plate of blue and white porcelain, seen from the side of the player. */
export const Plate = () => (
  <svg viewBox="-216 -74 432 190" className="tai-xiu-plate-art" aria-hidden="true">
    <defs>
      <linearGradient id="tai-xiu-well" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#b8c2e4" />
        <stop offset="0.4" stopColor="#f4f7ff" />
        <stop offset="1" stopColor="#ffffff" />
      </linearGradient>
    </defs>
    <ellipse cy="44" rx="214" ry="70" fill="#05020f" opacity="0.45" />
    <ellipse cy="20" rx="206" ry="72" fill="#8d9ac8" />
    <ellipse cy="10" rx="206" ry="72" fill="#eef2fb" />
    <ellipse cy="8" rx="192" ry="65" fill="none" stroke={blue} strokeWidth="3" />
    <g fill={blue} transform="translate(0 8)" opacity="0.8">
      {petals.map(({ id, x, y }) => (
        <path
          key={id}
          transform={`translate(${x} ${y}) scale(1 .55)`}
          d="M-9 4C-9-6-2-9 0-12C2-9 9-6 9 4C4 1-4 1-9 4Z"
        />
      ))}
    </g>
    <ellipse cy="6" rx="158" ry="50" fill="url(#tai-xiu-well)" stroke={blue} strokeWidth="1.6" />
  </svg>
)

/** Its cover, with a lotus on the front. */
export const Bowl = () => (
  <svg viewBox="-140 -172 280 222" className="tai-xiu-bowl-art" aria-hidden="true">
    <defs>
      <linearGradient id="tai-xiu-glaze" x1="0" y1="0" x2="1" y2="0.4">
        <stop offset="0" stopColor="#ffffff" />
        <stop offset="0.4" stopColor="#f2f5ff" />
        <stop offset="1" stopColor="#a4b0da" />
      </linearGradient>
    </defs>
    <path d="M-132 4C-130-92-74-142 0-142S130-92 132 4C132 26 74 44 0 44S-132 26-132 4Z" fill="url(#tai-xiu-glaze)" />
    <path d="M52-128C104-110 131-60 132 4C132 18 108 30 72 38C96 0 96-72 52-128Z" fill="#7d8cc4" opacity="0.42" />
    <ellipse cx="-56" cy="-84" rx="20" ry="36" fill="#fff" opacity="0.85" transform="rotate(28 -56 -84)" />
    <g fill="none" stroke={blue}>
      <path d="M-130-14C-104 22 104 22 130-14" strokeWidth="5" />
      <path d="M-127-28C-100 6 100 6 127-28" strokeWidth="1.8" />
      <path d="M-104-48C-92-66-66-70-52-56M104-48C92-66 66-70 52-56" strokeWidth="3" />
    </g>
    {leaves.map((turn) => (
      <path
        key={turn}
        transform={`translate(0 -44) rotate(${turn})`}
        d="M0 0C-13-14-12-34 0-48C12-34 13-14 0 0Z"
        fill="#5f7fd0"
        fillOpacity="0.5"
        stroke={blue}
        strokeWidth="2.6"
      />
    ))}
    <ellipse cy="-143" rx="27" ry="8" fill="#c3cdec" />
    <path d="M-27-143C-27-160-14-168 0-168S27-160 27-143C20-138-20-138-27-143Z" fill="url(#tai-xiu-glaze)" />
    <ellipse cy="-158" rx="14" ry="6" fill={blue} opacity="0.85" />
  </svg>
)
