/** Gloves up, in the colours of the house. */
export const Keeper = () => (
  <svg viewBox="0 0 80 96" aria-hidden="true">
    <path d="M32 62h7l-1 30h-8ZM41 62h7l2 30h-8Z" fill="#f1c59b" />
    <path d="M29 84h9v9H27ZM42 84h9l2 9H42Z" fill="#1d1430" />
    <path d="M28 50h24l3 18H41l-1-5-1 5H25Z" fill="#1d1430" />
    <path d="M29 30h22l14-16 6 5-16 22v12H25V41L9 19l6-5Z" fill="#ffb52e" />
    <path d="M29 30h22v23H29Z" fill="#ff9d2e" opacity="0.5" />
    <circle cx="12" cy="14" r="7" fill="#fff6e4" />
    <circle cx="68" cy="14" r="7" fill="#fff6e4" />
    <circle cx="40" cy="19" r="10" fill="#f1c59b" />
    <path d="M30 18c0-9 20-9 20 0-5-4-15-4-20 0Z" fill="#3b2130" />
  </svg>
)
