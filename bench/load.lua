-- What wrk asks: the lines of a file in their order, each a method, a path, an encoding, a token, a cookie and a body,
-- from a given place on.
local asked = {}
local place

function init(args)
  local host = wrk.headers["Host"]
  for line in io.lines(args[1]) do
    local method, path, encoding, token, cookie, body = line:match("^(.-)\t(.-)\t(.-)\t(.-)\t(.-)\t(.*)$")
    local headers = { Host = host }
    if encoding ~= "" then headers["Accept-Encoding"] = encoding end
    if token ~= "" then headers["Authorization"] = "Bearer " .. token end
    if cookie ~= "" then headers["Cookie"] = cookie end
    if body == "" then body = nil else headers["Content-Type"] = "application/json" end
    wrk.method, wrk.path, wrk.headers, wrk.body = method, path, headers, body
    asked[#asked + 1] = wrk.format()
  end
  place = tonumber(args[2])
  local pause = tonumber(args[3])
  if pause > 0 then delay = function() return pause end end
  -- one thing alone costs wrk least when it is not asked what comes next
  if #asked > 1 then request = nextAsked end
end

function nextAsked()
  place = place % #asked + 1
  return asked[place]
end

function done(summary, latency)
  local errors = summary.errors
  local found = '\n{"requests":%d,"seconds":%.6f,"p50":%.3f,"p95":%.3f,"p99":%.3f,"failed":%d,"busy":%.3f}\n'
  io.write(found:format(
    summary.requests,
    summary.duration / 1e6,
    latency:percentile(50) / 1e3,
    latency:percentile(95) / 1e3,
    latency:percentile(99) / 1e3,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    os.clock()
  ))
end
