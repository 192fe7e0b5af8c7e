/** Looks where it walks: towards the lanes that are left. */
export const Chicken = () => (
  <svg viewBox="0 0 48 48" className="chicken instant-pop" aria-hidden="true">
    <path d="M20 36v8m-3 0h6M28 36v8m-3 0h6" stroke="#ff9d2e" strokeWidth="2.2" strokeLinecap="round" />
    <path d="M11 27C7 23 4 17 6 11c5 2 8 6 9 11Z" fill="#ecd3ae" />
    <path d="M10 27c0-8 8-13 15-11 1-6 5-9 9-8 5 1 6 6 5 10 3 12-5 20-15 20-9 0-14-5-14-11Z" fill="#fffaf0" />
    <path d="M17 27c4-4 11-3 13 2-2 6-11 6-13-2Z" fill="#ecd3ae" />
    <path d="M28 9c0-4 2-5 4-3 1-3 4-3 4 0 3-1 4 2 2 5Z" fill="#e23d57" />
    <path d="M39 13l7 2.5-7 3Z" fill="#ff9d2e" />
    <path d="M37 19c2.5 1 2.5 5 0 6-1.5-1-1.5-4 0-6Z" fill="#e23d57" />
    <circle cx="34.5" cy="13.5" r="1.8" fill="#1c0b28" />
  </svg>
)

/** From above, on its way down the lane. */
export const Car = ({ className, colour }: { className: string; colour: string }) => (
  <svg viewBox="0 0 40 72" className={className} aria-hidden="true">
    <path d="M4 12h5v12H4ZM31 12h5v12h-5ZM4 48h5v12H4ZM31 48h5v12h-5Z" fill="#120a1c" />
    <rect x="6" y="3" width="28" height="66" rx="10" fill={colour} />
    <rect x="11" y="27" width="18" height="22" rx="3" fill="#fff" opacity="0.2" />
    <path d="M9.5 52q10.5 7 21 0l-2.5-8q-8 3-16 0Z" fill="#14233c" />
    <path d="M12 28q8-3 16 0l1.5-7q-9.5-4-19 0Z" fill="#14233c" />
    <path d="M9 66h7M24 66h7" stroke="#fff3c4" strokeWidth="3" strokeLinecap="round" />
    <path d="M10 5h6M24 5h6" stroke="#ff5a5a" strokeWidth="2.5" strokeLinecap="round" />
  </svg>
)
