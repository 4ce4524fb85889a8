/** Problems and fields of the API that stand at the photos (`showProblem`). */
export const photoProblems = {
  "too-large": "photos",
  "unsupported-type": "photos",
  productPhoto: "photos",
  productPhotos: "photos",
} as const
