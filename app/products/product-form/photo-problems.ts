/** Maps problem codes and fields of the API to the photo field (`showProblem`). */
export const photoProblems = {
  "too-large": "photos",
  "unsupported-type": "photos",
  productPhoto: "photos",
  productPhotos: "photos",
} as const
