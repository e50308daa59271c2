console.log("a file with a hash in its name, long enough to be worth packing, packing, packing, packing");
