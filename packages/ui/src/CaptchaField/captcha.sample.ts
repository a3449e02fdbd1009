const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="48" viewBox="0 0 128 48">
<path d="M4 30Q36 4 64 26T124 16M8 12Q40 44 72 18T122 36" fill="none" stroke="#9aa4b1"/>
<g font-family="serif" font-size="30" font-weight="700" fill="#3d4652">
<text x="14" y="34" transform="rotate(-9 20 30)">k</text><text x="42" y="36" transform="rotate(7 48 30)">7</text>
<text x="66" y="33" transform="rotate(-5 74 30)">P</text><text x="92" y="36" transform="rotate(10 100 30)">m</text>
</g></svg>`;

/** A captcha image for stories, as the server would send it. */
export const captchaPicture = `data:image/svg+xml,${encodeURIComponent(svg)}`;
