// Amazon S3 API Reference, "Error responses"
const settings: Record<string, string> = {
  InvalidAccessKeyId: "S3_ACCESS_KEY_ID",
  SignatureDoesNotMatch: "S3_SECRET_ACCESS_KEY and S3_ACCESS_KEY_ID",
  NoSuchBucket: "S3_BUCKET",
  InvalidBucketName: "S3_BUCKET",
  AuthorizationHeaderMalformed: "S3_REGION",
  IllegalLocationConstraintException: "S3_REGION",
  InvalidRegionName: "S3_REGION",
  PermanentRedirect: "S3_REGION and S3_ENDPOINT",
  TemporaryRedirect: "S3_REGION and S3_ENDPOINT",
  AccessDenied: "what the key may do in S3_BUCKET",
  RequestTimeTooSkewed: "the clock of this machine",
}

export function advise(body: string) {
  const [, code = ""] = /<Code>(\w{1,60})<\/Code>/.exec(body) ?? []
  const what = settings[code] ?? "S3_ENDPOINT, S3_BUCKET and what the key may do there"
  return `the S3 store refuses us${code && ` (${code})`}: check ${what}`
}
