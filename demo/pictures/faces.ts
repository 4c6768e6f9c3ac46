const skins = ['#f2c9a5', '#c98f6b', '#8d5a3c', '#f0d0b8', '#d9a47c'] as const
const hairs = ['#3b2a20', '#1d1a1a', '#241a16', '#b5763a', '#8a8a8a'] as const
const coats = ['#1f5f8b', '#c8553d', '#4d7a51', '#e9b44c', '#7a3b69'] as const
const eye = (x: number) => `<circle cx="${x}" cy="128" r="6" fill="#2b3240"/>`

/** Drawn faces for passes, all different. */
export const faces: readonly string[] = skins.map(
  (skin, place) => `<rect width="300" height="300" fill="#e4edf2"/>
    <path d="M40 300Q60 215 150 215T260 300Z" fill="${coats[place]}"/>
    <circle cx="150" cy="112" r="${78 + (place % 2) * 10}" fill="${hairs[place]}"/>
    <rect x="128" y="170" width="44" height="56" fill="${skin}"/>
    <ellipse cx="150" cy="136" rx="58" ry="68" fill="${skin}"/>
    <path d="M90 120Q92 56 150 56T210 120Q180 ${92 + place * 3} 150 ${94 + place * 2}T92 118Z" fill="${hairs[place]}"/>
    ${eye(128)}${eye(172)}
    <path d="M126 166Q150 ${180 + place * 3} 174 166" fill="none" stroke="#8c3b33" stroke-width="6" stroke-linecap="round"/>`,
)
