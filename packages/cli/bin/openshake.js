#!/usr/bin/env -S node --max-semi-space-size=32
// A server makes many objects that are soon garbage. With more room for them, Node cleans up less often.
import '../dist/openshake.js';
