/** The answer of /manifest.webmanifest; `asset` finds the built address of `icons/…`. */
export function presentWebManifest(name: string, asset: (file: string) => string) {
  const icon = (file: string, sizes: string, purpose = 'any') => ({
    src: asset(`icons/${file}`),
    type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    sizes,
    purpose,
  });
  return {
    name,
    short_name: name,
    lang: 'tr',
    id: '/',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#FFFFFF',
    theme_color: '#FFFFFF',
    icons: [
      icon('koy.svg', 'any'),
      icon('koy-192.png', '192x192'),
      icon('koy-512.png', '512x512'),
      icon('koy-maskable-512.png', '512x512', 'maskable'),
    ],
  };
}
