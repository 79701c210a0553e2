// Drawings that stand by themselves, as addresses. They come as they are written, which compresses better than as
// addresses.

/** From files with their texts, the addresses of the drawings by name. */
export const drawingsOf = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).map(([path, svg]) => [
      path.slice(path.lastIndexOf('/') + 1, -'.svg'.length),
      `data:image/svg+xml,${encodeURIComponent(svg)}`,
    ]),
  )
