// The page of who lied to take along: as a picture or as text, to the clipboard or, where that refuses, as a file.

/** Copy a picture. Whether it was: else it is saved. */
export async function sharePicture(picture: Promise<Blob>, name: string): Promise<boolean> {
  try {
    // the promise is handed over at once: a browser copies only as long as the press is fresh
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
    return true
  } catch {
    save(await picture, `${name}.png`)
    return false
  }
}

/** Copy a text. Whether it was: else it is saved. */
export async function shareText(text: string, name: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    save(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${name}.txt`)
    return false
  }
}

function save(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
