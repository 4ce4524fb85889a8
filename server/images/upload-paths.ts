export function isPhotoUpload(path: string) {
  return (
    path === "/api/images" ||
    /^\/api\/(?:conversations\/[\w-]{1,50}\/photos|deals\/[\w-]{1,50}\/evidence)$/.test(path)
  )
}
